-- A password and sessions that end when the mail is confirmed elsewhere can be told apart from wrong ones.
alter table user_account add column ended_password_hash text;
alter table session add column ended_by text;
