-- A row of a sheet that somebody does not want: it waits beside the others and can be brought back.
alter table catalog_import_row add column is_left_out boolean not null default false;
