import type { Knex } from "knex";

/** A type that nobody knows is no other current asset: it's a classification of its own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ledger_accounts
      drop constraint ledger_accounts_classification_check,
      add constraint ledger_accounts_classification_check check (classification in (
        'cash', 'ar', 'inventory', 'prepaid', 'other_current_asset', 'fixed_asset', 'accumulated_depreciation',
        'intangible', 'other_asset', 'ap', 'credit_card', 'accrued_payroll', 'tax_payable', 'deferred_revenue',
        'short_term_debt', 'other_current_liability', 'long_term_debt', 'other_liability', 'equity',
        'retained_earnings', 'revenue', 'cogs', 'opex', 'depreciation_amortization', 'interest_expense', 'income_tax',
        'other_income', 'other_expense', 'non_posting', 'unknown'
      ));
  `);
}

export async function down(): Promise<void> {
  throw new Error("Migrations go forward; restore a backup to go back");
}
