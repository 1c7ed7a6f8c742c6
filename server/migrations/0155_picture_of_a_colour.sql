-- Which picture of a product shows a colour: colour to address. A colour without one is shown by the first picture.
alter table product add column colour_images jsonb not null default '{}';
