-- Who reads an import, and who holds a store run: a worker that lost its claim writes nothing more.
alter table catalog_import add column reader uuid;
alter table store_run add column lease uuid;
