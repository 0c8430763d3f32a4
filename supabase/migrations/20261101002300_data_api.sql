-- The data API reaches a table only where it is granted: hosted projects no longer do that for every new one. Which
-- rows somebody sees or writes, the policies of each table decide.

grant select, insert, update, delete on all tables in schema public to anon, authenticated, service_role;
