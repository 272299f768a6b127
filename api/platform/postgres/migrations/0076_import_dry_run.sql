-- What an import would change is counted, and nothing of it is kept.
alter table product_import add column is_dry_run boolean not null default false;
