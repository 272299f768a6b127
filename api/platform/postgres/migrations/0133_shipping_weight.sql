-- Hundredths of a pound of a unit as it is sent; null where no supplier told. Imports fill it.
alter table product add column shipping_weight integer check (shipping_weight > 0);
