-- The reviews that were written by the link of an order.
create index product_review_order on product_review (order_id, product_id) where order_id is not null;
