-- Orders of a former shop were imported with payments that its gateway had yet to settle, and what captures money for shipped
-- items asked for that gateway every ten minutes, for good. Where items left a week ago, the daily look-up captures.
delete from payment_work where kind = 'goods-sent' and since < now() - interval '7 days';
