-- A mail names its alert in the link that stops them all: that works for a year from the mail, not from the request.
create index stock_alert_told on stock_alert (mailed_at) where mailed_at is not null;
create index stock_alert_asked on stock_alert (requested_at) where mailed_at is null;
drop index stock_alert_requested;
