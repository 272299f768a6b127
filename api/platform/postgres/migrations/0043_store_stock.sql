-- Units that lie in a store are that store's: they are picked up there, and never sent from the warehouse.
alter table store add column hours text not null default '';

-- `available` is all that can be had; what of it lies in stores can only be picked up there.
alter table stock add column in_stores integer not null default 0 check (in_stores between 0 and available);

create table store_stock (
  product_id text collate "C" not null references product on delete cascade,
  store_id text collate "C" not null references store,
  -- Units that can be had now; what orders hold is taken off already. Whoever changes it holds the row of `stock`.
  available integer not null check (available >= 0),
  primary key (product_id, store_id)
) with (fillfactor = 70);

-- Where the units of a line lie: a store, or '' for those that are sent.
alter table stock_reservation_line add column store_id text collate "C" not null default '';
alter table stock_reservation_line drop constraint stock_reservation_line_pkey;
alter table stock_reservation_line add primary key (order_id, product_id, store_id);

-- Locks the stock of these products and of those that the order holds: in the order of their ids, so that two orders wait
-- for each other but never for ever.
create function lock_stock(p_order text, p_products text[]) returns void
language plpgsql volatile
as $$
declare
  touched text[];
begin
  touched := p_products || array(select l.product_id from stock_reservation_line l where l.order_id = p_order);
  perform 1 from stock s where s.product_id = any (touched) order by s.product_id for update;
end
$$;

-- The lines that cannot be had whole, with what the order could have of each where its units are to come from.
create function short_of_stock(p_order text, p_products text[], p_quantities integer[], p_stores text[])
returns table (product text, store text, available integer)
language plpgsql volatile
as $$
begin
  return query
    select w.product, w.store, free.units + coalesce(l.quantity, 0)
    from unnest(p_products, p_quantities, p_stores) w (product, quantity, store)
    left join stock s on s.product_id = w.product
    left join store_stock t on t.product_id = w.product and t.store_id = w.store
    left join stock_reservation_line l
      on l.order_id = p_order and l.product_id = w.product and l.store_id = w.store
    cross join lateral (
      select coalesce(case w.store when '' then s.available - s.in_stores else t.available end, 0) as units
    ) free
    where free.units + coalesce(l.quantity, 0) < w.quantity;
end
$$;

-- Puts back all that the order holds, each unit where it came from.
create function put_back_stock(p_order text) returns void
language plpgsql volatile
as $$
begin
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

-- Takes these lines for an order that holds nothing: of each what there is.
create function take_stock(p_order text, p_products text[], p_quantities integer[], p_stores text[]) returns void
language plpgsql volatile
as $$
begin
  insert into stock_reservation_line (order_id, product_id, store_id, quantity)
    select p_order, w.product, w.store, least(w.quantity, free.units)
    from unnest(p_products, p_quantities, p_stores) w (product, quantity, store)
    join stock s on s.product_id = w.product
    left join store_stock t on t.product_id = w.product and t.store_id = w.store
    cross join lateral (
      select coalesce(case w.store when '' then s.available - s.in_stores else t.available end, 0) as units
    ) free
    where least(w.quantity, free.units) > 0;
  update store_stock t set available = t.available - l.quantity
    from stock_reservation_line l
    where l.order_id = p_order and t.product_id = l.product_id and t.store_id = l.store_id;
  update stock s set available = s.available - l.units, in_stores = s.in_stores - l.in_stores
    from (
      select product_id, sum(quantity) as units, coalesce(sum(quantity) filter (where store_id <> ''), 0) as in_stores
      from stock_reservation_line where order_id = p_order group by product_id
    ) l
    where s.product_id = l.product_id;
end
$$;

-- As in 0020, of units where they lie: `p_stores` names the store of each line, '' (or no list) for what is sent.
drop function reserve_stock(text, bigint, text[], integer[]);
create function reserve_stock(
  p_order text, p_version bigint, p_products text[], p_quantities integer[], p_stores text[] default null)
returns table (outcome text, product text, store text, available integer)
language plpgsql volatile
as $$
declare
  known stock_reservation%rowtype;
  stores text[] := coalesce(p_stores, array_fill(''::text, array[cardinality(p_products)]));
begin
  insert into stock_reservation (order_id, version, state) values (p_order, -1, 'released')
    on conflict (order_id) do nothing;
  select * into known from stock_reservation r where r.order_id = p_order for update;

  if known.version > p_version then
    return query select 'stale', null::text, null::text, null::integer;
    return;
  end if;
  if known.version = p_version and known.state <> 'released' then
    -- A later sweep must see that somebody still wants them.
    update stock_reservation r set touched_at = clock_timestamp() where r.order_id = p_order;
    return query select 'held', null::text, null::text, null::integer;
    return;
  end if;

  perform lock_stock(p_order, p_products);
  return query
    select 'short', s.product, s.store, s.available from short_of_stock(p_order, p_products, p_quantities, stores) s;
  if found then
    return;
  end if;

  perform put_back_stock(p_order);
  perform take_stock(p_order, p_products, p_quantities, stores);
  update stock_reservation r set version = p_version, state = 'held', touched_at = clock_timestamp()
    where r.order_id = p_order;
  return query select 'held', null::text, null::text, null::integer;
end
$$;

-- As in 0026, of units where they lie.
drop function keep_stock(text, bigint, text[], integer[], text, boolean, boolean);
create function keep_stock(
  p_order text, p_revision bigint, p_products text[], p_quantities integer[], p_state text,
  p_in_part boolean, p_again boolean, p_stores text[] default null)
returns table (outcome text, product text, store text, available integer)
language plpgsql volatile
as $$
declare
  known stock_reservation%rowtype;
  stores text[] := coalesce(p_stores, array_fill(''::text, array[cardinality(p_products)]));
  is_short boolean;
begin
  if p_again and not p_in_part then
    insert into stock_reservation (order_id, version, state) values (p_order, -1, 'released')
      on conflict (order_id) do nothing;
  end if;
  select * into known from stock_reservation r where r.order_id = p_order for update;
  if not found then
    return query select 'none', null::text, null::text, null::integer;
    return;
  end if;
  if known.order_revision > p_revision then
    return query select 'stale', null::text, null::text, null::integer;
    return;
  end if;
  if known.state = 'released' and (not p_again or cardinality(p_products) = 0) then
    update stock_reservation r set order_revision = p_revision where r.order_id = p_order;
    return query select 'released', null::text, null::text, null::integer;
    return;
  end if;

  if not exists (
    select from unnest(p_products, p_quantities, stores) w (product, quantity, store)
    full join (select * from stock_reservation_line where order_id = p_order) l
      on l.product_id = w.product and l.store_id = w.store
    where w.quantity is distinct from l.quantity)
  then
    update stock_reservation r set
      state = p_state,
      order_revision = p_revision,
      touched_at = case when p_again or r.state <> p_state then clock_timestamp() else r.touched_at end
      where r.order_id = p_order;
    return query select 'held', null::text, null::text, null::integer;
    return;
  end if;

  perform lock_stock(p_order, p_products);
  return query
    select 'short', s.product, s.store, s.available from short_of_stock(p_order, p_products, p_quantities, stores) s;
  is_short := found;
  if is_short and not p_in_part then
    return;
  end if;

  perform put_back_stock(p_order);
  perform take_stock(p_order, p_products, p_quantities, stores);
  update stock_reservation r set
    state = case
      when exists (select from stock_reservation_line l where l.order_id = p_order) then p_state else 'released' end,
    order_revision = p_revision,
    touched_at = case when p_again or r.state <> p_state then clock_timestamp() else r.touched_at end
    where r.order_id = p_order;
  if not is_short then
    return query select 'held', null::text, null::text, null::integer;
  end if;
end
$$;

-- As in 0003, each unit to where it came from.
drop function release_stock(text, text[], timestamptz);
create function release_stock(p_order text, p_untouched_since timestamptz)
returns boolean
language plpgsql volatile
as $$
declare
  known stock_reservation%rowtype;
begin
  select * into known from stock_reservation r where r.order_id = p_order for update;
  if not found or known.state = 'released' then
    return false;
  end if;
  if p_untouched_since is not null and (known.state <> 'held' or known.touched_at >= p_untouched_since) then
    return false;
  end if;
  perform lock_stock(p_order, '{}');
  perform put_back_stock(p_order);
  update stock_reservation r set state = 'released', touched_at = clock_timestamp() where r.order_id = p_order;
  return true;
end
$$;

-- Sets what a store has of each product now, besides what orders hold there.
create function set_store_stock(p_products text[], p_stores text[], p_quantities integer[]) returns void
language plpgsql volatile
as $$
begin
  perform 1 from stock s where s.product_id = any (p_products) order by s.product_id for update;
  insert into store_stock (product_id, store_id, available)
    select * from unnest(p_products, p_stores, p_quantities)
    on conflict (product_id, store_id) do update set available = excluded.available;
  update stock s set available = s.available - s.in_stores + t.units, in_stores = t.units
    from (
      select product_id, sum(available) as units from store_stock where product_id = any (p_products) group by product_id
    ) t
    where s.product_id = t.product_id;
end
$$;
