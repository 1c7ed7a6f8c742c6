-- without a transaction
create index concurrently if not exists mail_lanes
  on mail (coalesce(kind, ''), coalesce(next_try_at, '-infinity'), id) where status = 'WAITING';
create index concurrently if not exists broadcast_recipient_lanes
  on broadcast_recipient (broadcast_id, due_at, id) where status in ('WAITING', 'SENDING');
create index concurrently if not exists webhook_delivery_lanes
  on webhook_delivery (endpoint_id, next_try_at, id) where status = 'WAITING';
create index concurrently if not exists stock_push_lanes
  on stock_push (connection_id, next_try_at, id) where status = 'WAITING';
