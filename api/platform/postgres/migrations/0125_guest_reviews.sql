-- An author is an email address with or without an account: guests review what they ordered, too.
alter table product_review drop constraint product_review_username_fkey;
-- The order by whose link a guest wrote it, and by whose link they change it; null: its author logs in.
alter table product_review add column order_id text collate "C";
