-- The most popular first, as suggestions and searches for common words want them: with its order at hand, Postgres stops
-- at the first that match instead of sorting all of them.
create index product_popular on product (review_count desc, number) where is_live;
create index suggestion_popular on suggestion (review_count desc, number);
