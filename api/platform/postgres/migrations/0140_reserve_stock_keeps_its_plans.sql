-- An order's stock is reserved by small statements that are planned anew at each call, since Postgres takes the lists for
-- longer than they are; planning takes as long as all the rest. A plan for any list goes by the indexes, too.
alter function reserve_stock(text, bigint, text[], integer[], text[]) set plan_cache_mode = force_generic_plan;

-- As in 0043; an order that holds nothing, as every new one, is told by one look.
create or replace function put_back_stock(p_order text) returns void
language plpgsql volatile
as $$
begin
  if not exists (select from stock_reservation_line l where l.order_id = p_order) then
    return;
  end if;
  update store_stock t set available = t.available + l.quantity
    from stock_reservation_line l
    where l.order_id = p_order and t.product_id = l.product_id and t.store_id = l.store_id;
  update stock s set available = s.available + l.units, in_stores = s.in_stores + l.in_stores
    from (
      select product_id, sum(quantity) as units, coalesce(sum(quantity) filter (where store_id <> ''), 0) as in_stores
      from stock_reservation_line where order_id = p_order group by product_id
    ) l
    where s.product_id = l.product_id;
  delete from stock_reservation_line l where l.order_id = p_order;
end
$$;
