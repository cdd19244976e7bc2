import Koa from "koa";
import pg from "pg";

/* The baseline for a portal: bare Koa and pg with one named statement per request, no contract, log or transaction.
   `?bytes=` asks for a reply of that size. */

const [databaseUrl, port, tenantId, secretHash] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
// Row-level security needs the tenant on the connection; a portal sets it with every request.
pool.on("connect", (client) => {
  client.query(`select set_config('app.tenant_id', '${tenantId}', false)`);
});
const hash = Buffer.from(secretHash ?? "", "hex");

const app = new Koa();
app.use(async (ctx) => {
  const { rows } = await pool.query({
    name: "session",
    text: `select session.sliding_expires_at, session.absolute_expires_at
      from sessions session
      join users on users.tenant_id = session.tenant_id and users.id = session.user_id
      join tenants on tenants.tenant_id = session.tenant_id
      left join user_roles on user_roles.tenant_id = users.tenant_id and user_roles.user_id = users.id
      left join roles on roles.tenant_id = user_roles.tenant_id and roles.id = user_roles.role_id
      where session.tenant_id = $1 and session.secret_hash = $2 and session.ended_at is null
        and session.sliding_expires_at > $3 and users.status = 'Active'`,
    values: [tenantId, hash, new Date()],
  });
  const { bytes } = ctx.query;
  ctx.body = bytes ? Buffer.alloc(Number(bytes), "0") : rows[0];
});
app.listen(Number(port), "127.0.0.1");
