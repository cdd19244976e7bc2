import type pg from "pg";

/** A database's schema as reviewable SQL, in a stable order. */
export async function describeSchema(client: pg.Client): Promise<string> {
  const parts = [
    ...(await domains(client)),
    ...(await functions(client)),
    ...(await tables(client)),
  ];
  const head = "-- Written by `npm run schema` after the migrations. Read it, don't edit it.";
  return `${[head, ...parts].join("\n\n")}\n`;
}

const ours = "('public', 'jobs')";

async function domains(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select format('create domain %s as %s %s;', t.typname, format_type(t.typbasetype, t.typtypmod),
      (select string_agg(pg_get_constraintdef(c.oid), ' ' order by c.conname)
       from pg_constraint c where c.contypid = t.oid)) as text
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where t.typtype = 'd' and n.nspname in ${ours} order by t.typname`);
  return rows.map(({ text }) => text);
}

async function functions(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select pg_get_functiondef(p.oid) as text, p.oid::regprocedure::text as name,
      pg_get_userbyid(p.proowner) as owner,
      (select coalesce(string_agg(format('grant execute on function %s to %s;',
         p.oid::regprocedure, coalesce(nullif(grantee::regrole::text, '-'), 'public')), e'\\n'
         order by grantee::regrole::text), '')
       from aclexplode(p.proacl) where grantee <> p.proowner) as grants
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${ours} order by n.nspname, p.proname`);
  return rows.map(({ text, name, owner, grants }) =>
    [`${text.trimEnd()};`, `alter function ${name} owner to ${owner};`, grants]
      .filter(Boolean)
      .join("\n"),
  );
}

async function tables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity as guarded,
      c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) as owner
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm') and n.nspname in ${ours}
      and c.relname !~ '^migrations'
    order by n.nspname, c.relname`);
  const described: string[] = [];
  for (const { oid, name, guarded, forced, owner } of rows) {
    const columns = await list(client, columnsOf, oid);
    const lines = [...columns, ...(await list(client, constraintsOf, oid))];
    described.push(
      [
        `create table ${name} (\n${lines.map((line) => `  ${line}`).join(",\n")}\n);`,
        `alter table ${name} owner to ${owner};`,
        ...(guarded ? [`alter table ${name} enable row level security;`] : []),
        ...(forced ? [`alter table ${name} force row level security;`] : []),
        ...(await list(client, policiesOf, oid)),
        ...(await list(client, indexesOf, oid)),
        ...(await list(client, triggersOf, oid)),
        ...(await list(client, grantsOf, oid)),
      ].join("\n"),
    );
  }
  return described;
}

async function list(client: pg.Client, query: string, oid: number): Promise<string[]> {
  const { rows } = await client.query(query, [oid]);
  return rows.map(({ text }) => text);
}

const columnsOf = `
  select concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end,
    case when a.attidentity = 'a' then 'generated always as identity' end,
    'default ' || pg_get_expr(d.adbin, d.adrelid)) as text
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`;

/** Not-null is listed with its column. */
const constraintsOf = `
  select format('constraint %I %s', conname, pg_get_constraintdef(oid)) as text
  from pg_constraint where conrelid = $1 and contype <> 'n'
  order by position(contype::text in 'pufc'), conname`;

const policiesOf = `
  select format('create policy %I on %s for %s using %s;', polname, polrelid::regclass,
    case polcmd when '*' then 'all' else polcmd::text end, pg_get_expr(polqual, polrelid)) as text
  from pg_policy where polrelid = $1 order by polname`;

const indexesOf = `
  select pg_get_indexdef(indexrelid) || ';' as text from pg_index
  where indrelid = $1 and not exists (select from pg_constraint where conindid = indexrelid)
  order by indexrelid::regclass::text`;

const triggersOf = `
  select pg_get_triggerdef(oid) || ';' as text from pg_trigger
  where tgrelid = $1 and not tgisinternal order by tgname`;

const grantsOf = `
  select format('grant %s on %s to %s;', string_agg(lower(privilege_type), ', '
    order by privilege_type), c.oid::regclass, grantee::regrole) as text
  from pg_class c, aclexplode(c.relacl) where c.oid = $1 and grantee <> c.relowner
  group by c.oid, grantee order by grantee::regrole::text`;
