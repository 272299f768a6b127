-- The few accounts of staff among those of all customers: lists of staff read every account.
create index account_staff on account (username)
  where upper(type) in ('CUSTOMERSUPPORT', 'ADMIN', 'SUPER ADMIN');
