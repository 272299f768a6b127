-- Units that submitted orders hold. `held`: not paid yet; `kept`: paid, never swept; `released`: given back.
create table stock_reservation (
  order_id text collate "C" primary key,
  -- Revision of the cart that the lines are of: a checkout that read an older cart cannot replace them.
  version bigint not null,
  state text not null check (state in ('held', 'kept', 'released')),
  touched_at timestamptz not null default now()
);
create index stock_reservation_held on stock_reservation (touched_at) where state = 'held';

create table stock_reservation_line (
  order_id text collate "C" not null references stock_reservation on delete cascade,
  product_id text collate "C" not null,
  quantity integer not null check (quantity > 0),
  primary key (order_id, product_id)
);

-- Makes the order hold exactly these lines, all or none. Products must be distinct.
--
-- Answers one row, `held` or `stale` (a newer cart's lines are held), or one row `short` for each product of which too
-- little is left, with what this order could have.
--
-- Rows are locked in the order of their ids, so that two orders wait for each other but never for ever.
create function reserve_stock(p_order text, p_version bigint, p_products text[], p_quantities integer[])
returns table (outcome text, product text, available integer)
language plpgsql volatile
as $$
declare
  known stock_reservation%rowtype;
begin
  insert into stock_reservation (order_id, version, state) values (p_order, -1, 'released')
    on conflict (order_id) do nothing;
  select * into known from stock_reservation r where r.order_id = p_order for update;

  if known.version > p_version then
    return query select 'stale', null::text, null::integer;
    return;
  end if;
  if known.version = p_version and known.state <> 'released' then
    -- A later sweep must see that somebody still wants them.
    update stock_reservation r set touched_at = clock_timestamp() where r.order_id = p_order;
    return query select 'held', null::text, null::integer;
    return;
  end if;

  perform 1 from stock s
    where s.product_id = any (p_products)
       or s.product_id in (select l.product_id from stock_reservation_line l where l.order_id = p_order)
    order by s.product_id for update;

  return query
    select 'short', w.product, coalesce(s.available, 0) + coalesce(l.quantity, 0)
    from unnest(p_products, p_quantities) w (product, quantity)
    left join stock s on s.product_id = w.product
    left join stock_reservation_line l on l.order_id = p_order and l.product_id = w.product
    where coalesce(s.available, 0) + coalesce(l.quantity, 0) < w.quantity;
  if found then
    return;
  end if;

  update stock s set available = s.available + l.quantity
    from stock_reservation_line l where l.order_id = p_order and s.product_id = l.product_id;
  delete from stock_reservation_line l where l.order_id = p_order;
  insert into stock_reservation_line (order_id, product_id, quantity)
    select p_order, w.product, w.quantity from unnest(p_products, p_quantities) w (product, quantity);
  update stock s set available = s.available - w.quantity
    from unnest(p_products, p_quantities) w (product, quantity) where s.product_id = w.product;
  update stock_reservation r set version = p_version, state = 'held', touched_at = clock_timestamp()
    where r.order_id = p_order;
  return query select 'held', null::text, null::integer;
end
$$;

-- Gives back what the order holds: all of it, or the lines of p_products. With p_untouched_since, only when nobody
-- asked for it since then. Answers whether there was something to give back.
create function release_stock(p_order text, p_products text[], p_untouched_since timestamptz)
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

  perform 1 from stock s
    join stock_reservation_line l on l.product_id = s.product_id
    where l.order_id = p_order and (p_products is null or l.product_id = any (p_products))
    order by s.product_id for update of s;
  update stock s set available = s.available + l.quantity
    from stock_reservation_line l
    where l.order_id = p_order and s.product_id = l.product_id
      and (p_products is null or l.product_id = any (p_products));
  delete from stock_reservation_line l
    where l.order_id = p_order and (p_products is null or l.product_id = any (p_products));
  if not exists (select 1 from stock_reservation_line l where l.order_id = p_order) then
    update stock_reservation r set state = 'released', touched_at = clock_timestamp() where r.order_id = p_order;
  end if;
  return true;
end
$$;
