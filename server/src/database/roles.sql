-- The roles of Tieout's database (D-21). Run once by an administrator, connected to that database,
-- before the first migration; running it again changes nothing. Passwords are set apart from this:
-- "\password owner", "\password queue", "\password app". What each may do, the migrations say.

do $$
declare
  role_name text;
begin
  foreach role_name in array array['owner', 'queue', 'app'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I login', role_name);
    end if;
    execute format(
      'alter role %I nosuperuser nocreatedb nocreaterole noreplication nobypassrls', role_name
    );
  end loop;

  execute format('alter database %I owner to owner', current_database());
end $$;
