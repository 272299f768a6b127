-- The newest order event that the tables know, by which they are held against the event log.
create index audit_order_position on audit_order (position);
