-- Identifiers have one collation everywhere: an index of another one serves no comparison.
alter table account alter column cart_id type text collate "C";
alter table contact_request alter column email type text collate "C";
