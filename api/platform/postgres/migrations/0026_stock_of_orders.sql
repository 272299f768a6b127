-- What an order holds follows from its state (domain/ordering/order-stock.ts). This is the revision of the order that the
-- lines were last set for, so that whoever read an older one changes nothing.
alter table stock_reservation add column order_revision bigint not null default -1;

-- Makes a placed order hold these lines, each product once: gives back what it holds beyond them and takes what it lacks.
-- p_in_part: where too little is left, what there is; else nothing changes. p_again: also when all was given back before,
-- and a later sweep sees that somebody wants them.
--
-- Answers one row `held`, `stale` (set for a newer state of the order), `released` (given back, and not taken again) or
-- `none` (the order never held anything, and is not to begin with it); or one row `short` for each product of which too
-- little is left, with what this order could have.
create function keep_stock(
  p_order text, p_revision bigint, p_products text[], p_quantities integer[], p_state text,
  p_in_part boolean, p_again boolean)
returns table (outcome text, product text, available integer)
language plpgsql volatile
as $$
declare
  known stock_reservation%rowtype;
  touched text[];
  is_short boolean;
begin
  if p_again and not p_in_part then
    insert into stock_reservation (order_id, version, state) values (p_order, -1, 'released')
      on conflict (order_id) do nothing;
  end if;
  select * into known from stock_reservation r where r.order_id = p_order for update;
  if not found then
    return query select 'none', null::text, null::integer;
    return;
  end if;
  if known.order_revision > p_revision then
    return query select 'stale', null::text, null::integer;
    return;
  end if;
  if known.state = 'released' and (not p_again or cardinality(p_products) = 0) then
    update stock_reservation r set order_revision = p_revision where r.order_id = p_order;
    return query select 'released', null::text, null::integer;
    return;
  end if;

  if not exists (
    select from unnest(p_products, p_quantities) w (product, quantity)
    full join (select * from stock_reservation_line where order_id = p_order) l on l.product_id = w.product
    where w.quantity is distinct from l.quantity)
  then
    update stock_reservation r set
      state = p_state,
      order_revision = p_revision,
      touched_at = case when p_again or r.state <> p_state then clock_timestamp() else r.touched_at end
      where r.order_id = p_order;
    return query select 'held', null::text, null::integer;
    return;
  end if;

  touched := p_products || array(select l.product_id from stock_reservation_line l where l.order_id = p_order);
  perform 1 from stock s where s.product_id = any (touched) order by s.product_id for update;

  return query
    select 'short', w.product, coalesce(s.available, 0) + coalesce(l.quantity, 0)
    from unnest(p_products, p_quantities) w (product, quantity)
    left join stock s on s.product_id = w.product
    left join stock_reservation_line l on l.order_id = p_order and l.product_id = w.product
    where coalesce(s.available, 0) + coalesce(l.quantity, 0) < w.quantity;
  is_short := found;
  if is_short and not p_in_part then
    return;
  end if;

  update stock s set available = s.available + l.quantity
    from stock_reservation_line l where l.order_id = p_order and s.product_id = l.product_id;
  delete from stock_reservation_line l where l.order_id = p_order;
  insert into stock_reservation_line (order_id, product_id, quantity)
    select p_order, w.product, least(w.quantity, s.available)
    from unnest(p_products, p_quantities) w (product, quantity)
    join stock s on s.product_id = w.product
    where least(w.quantity, s.available) > 0;
  update stock s set available = s.available - l.quantity
    from stock_reservation_line l where l.order_id = p_order and s.product_id = l.product_id;
  update stock_reservation r set
    state = case
      when exists (select from stock_reservation_line l where l.order_id = p_order) then p_state else 'released' end,
    order_revision = p_revision,
    touched_at = case when p_again or r.state <> p_state then clock_timestamp() else r.touched_at end
    where r.order_id = p_order;
  if not is_short then
    return query select 'held', null::text, null::integer;
  end if;
end
$$;
