-- A sheet with titles of its own waits until a person has said which column is which.
alter table catalog_import drop constraint catalog_import_status_check;
alter table catalog_import add constraint catalog_import_status_check
  check (status in ('READING', 'MAPPING', 'READY', 'APPLYING', 'DONE', 'FAILED', 'CANCELLED'));
alter table catalog_import add column sheet jsonb; -- titles and first rows, while its columns are chosen
alter table catalog_import add column columns jsonb; -- the chosen place of each column
drop index one_open_import;
create unique index one_open_import on catalog_import (collection_id) where status in ('READING', 'MAPPING', 'READY', 'APPLYING');

-- What a brand chose for a title, so that the next sheet is read at once.
create table import_column (
  brand_id uuid not null references entity on delete cascade,
  sheet_column text not null,
  title text not null,
  primary key (brand_id, sheet_column)
);
