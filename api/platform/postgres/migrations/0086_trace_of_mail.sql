-- The trace that a mail belongs to, as W3C trace context writes it; null where nobody traced what led to it.
alter table mail_outbox add column traceparent text;
