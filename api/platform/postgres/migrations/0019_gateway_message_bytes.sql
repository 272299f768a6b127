-- What a gateway sent, byte for byte, beside what was read out of it. Older messages were kept without.
alter table gateway_message add column body bytea;

-- A settlement and one that was declined are both how a transaction stands now.
update gateway_message set message = jsonb_set(message, '{_tag}', '"TransactionChanged"')
where message->>'_tag' in ('Settled', 'SettlementDeclined');
