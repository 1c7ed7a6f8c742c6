-- How the marketplace looks, what its mails say of it, and where its help pages are.
alter table marketplace
  add column logo text,
  add column icon text,
  add column accent text,
  add column mail_sender text not null default '',
  add column mail_footer_en text not null default '',
  add column mail_footer_ar text not null default '',
  add column help_brand text not null default '',
  add column help_retailer text not null default '',
  add column academy_brand text not null default '',
  add column academy_retailer text not null default '';
