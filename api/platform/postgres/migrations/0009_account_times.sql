-- Lists of accounts are paged by this instant as it is sent to clients: in milliseconds.
update account set created_at = date_trunc('milliseconds', created_at);
alter table account alter column created_at set default date_trunc('milliseconds', clock_timestamp());
