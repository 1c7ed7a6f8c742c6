-- What an administrator of the marketplace may change; none: everything. Open sessions carry it, so that a change holds at once.
alter table association add column staff_area text;
alter table association add constraint staff_area_known
  check (staff_area in ('reviews', 'support', 'money', 'read')) not valid;
alter table association validate constraint staff_area_known;
alter table session add column staff_area text;
