-- Why a review sent a collection back stays readable after it is submitted again.
alter table collection add column reviews jsonb not null default '[]';
-- lock: allowed because only the few collections that are sent back now are written
update collection set reviews = jsonb_build_array(jsonb_build_object('at', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'issues', issues)) where issues <> '[]';
