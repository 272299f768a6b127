-- When the payment's gateway was last asked, whether or not it answered: whoever was asked longest ago comes next. Only
-- payments of a month are compared, however many there are in all.
alter table audit_payment add column asked_at timestamptz;
update audit_payment set asked_at = checked_at where checked_at is not null;
drop index audit_payment_due;
create index audit_payment_changed on audit_payment (changed_at);
