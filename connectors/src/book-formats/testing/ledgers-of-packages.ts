/** The same books as each package prints them: a sale of 250.00, flour for 100.00, and 1,000.00 that the owner had put in. */
export const ledgersOfPackages = {
  "Odoo, whose headings say what their accounts come to": `
 | 2025 | | | | | |
 | Date | Communication | Partner | Currency | Debit | Credit | Balance
101401 Bank | | | | | 1,250.00 | 100.00 | 1,150.00
Initial Balance | | | | | 1,000.00 | 0.00 | 1,000.00
BNK1/2025/0001 | 01/15/2025 | Cake | Acme | | 250.00 | 0.00 | 1,250.00
BNK1/2025/0002 | 02/20/2025 | Flour | Mill | | 0.00 | 100.00 | 1,150.00
Total 101401 Bank | | | | | 1,250.00 | 100.00 | 1,150.00
301000 Capital | | | | | 0.00 | 1,000.00 | -1,000.00
Initial Balance | | | | | 0.00 | 1,000.00 | -1,000.00
Total 301000 Capital | | | | | 0.00 | 1,000.00 | -1,000.00
400000 Product Sales | | | | | 0.00 | 250.00 | -250.00
BNK1/2025/0001 | 01/15/2025 | Cake | Acme | | 0.00 | 250.00 | -250.00
Total 400000 Product Sales | | | | | 0.00 | 250.00 | -250.00
500000 Cost of Goods Sold | | | | | 100.00 | 0.00 | 100.00
BNK1/2025/0002 | 02/20/2025 | Flour | Mill | | 100.00 | 0.00 | 100.00
Total 500000 Cost of Goods Sold | | | | | 100.00 | 0.00 | 100.00
Total | | | | | 1,350.00 | 1,350.00 | 0.00`,
  "Odoo's of older days, whose balances have a day": `
 | 2025 | | | | | |
 | Date | Communication | Partner | Currency | Debit | Credit | Balance
101401 Bank | | | | | 1,250.00 | 100.00 | 1,150.00
Initial Balance | 01/01/2025 | | | | 1,000.00 | 0.00 | 1,000.00
BNK1/2025/0001 | 01/15/2025 | Cake | Acme | | 250.00 | 0.00 | 1,250.00
BNK1/2025/0002 | 02/20/2025 | Flour | Mill | | 0.00 | 100.00 | 1,150.00
301000 Capital | | | | | 0.00 | 1,000.00 | -1,000.00
Initial Balance | 01/01/2025 | | | | 0.00 | 1,000.00 | -1,000.00
400000 Product Sales | | | | | 0.00 | 250.00 | -250.00
BNK1/2025/0001 | 01/15/2025 | Cake | Acme | | 0.00 | 250.00 | -250.00
500000 Cost of Goods Sold | | | | | 100.00 | 0.00 | 100.00
BNK1/2025/0002 | 02/20/2025 | Flour | Mill | | 100.00 | 0.00 | 100.00
Total | | | | | 1,350.00 | 1,350.00 | 0.00`,
  "Sage Intacct, which says the balance beside the account": `
Company name: | Bluestem
Report name: | General Ledger Report
Posted dt. | Doc dt. | Doc | Memo/Description | Department | Location | Unit | JNL | Debit | Credit | Balance
1000 - Checking (Balance forward As of 01/01/2025) | | | | | | | | | | 1,000.00
01/15/2025 | 01/15/2025 | 1001 | Cake | | 100 | | AR | 250.00 | | 1,250.00
02/20/2025 | 02/20/2025 | 55 | Flour | | 100 | | AP | | 100.00 | 1,150.00
Totals for 1000 - Checking | | | | | | | | 250.00 | 100.00 | 1,150.00
3000 - Owner's Equity (Balance forward As of 01/01/2025) | | | | | | | | | | (1,000.00)
Totals for 3000 - Owner's Equity | | | | | | | | 0.00 | 0.00 | (1,000.00)
4000 - Sales (Balance forward As of 01/01/2025) | | | | | | | | | | 0.00
01/15/2025 | 01/15/2025 | 1001 | Cake | | 100 | | AR | | 250.00 | (250.00)
Totals for 4000 - Sales | | | | | | | | 0.00 | 250.00 | (250.00)
5000 - Cost of Goods Sold (Balance forward As of 01/01/2025) | | | | | | | | | | 0.00
02/20/2025 | 02/20/2025 | 55 | Flour | | 100 | | AP | 100.00 | | 100.00
Totals for 5000 - Cost of Goods Sold | | | | | | | | 100.00 | 0.00 | 100.00
Report Total | | | | | | | | 350.00 | 350.00 | 0.00`,
  "a French one, whose totals have the openings among them": `
Grand livre général
Du 01/01/2025 au 31/12/2025
Date | Jal | Pièce | Libellé | Débit | Crédit | Solde progressif
512000 Banque
 | | | Report à nouveau | 1 000,00 | | 1 000,00
15/01/2025 | VT | 1 | Gâteau | 250,00 | | 1 250,00
20/02/2025 | HA | 2 | Farine | | 100,00 | 1 150,00
Total 512000 | | | | 1 250,00 | 100,00 | 1 150,00
101000 Capital
 | | | Report à nouveau | | 1 000,00 | -1 000,00
Total 101000 | | | | | 1 000,00 | -1 000,00
706000 Ventes
15/01/2025 | VT | 1 | Gâteau | | 250,00 | -250,00
Total 706000 | | | | | 250,00 | -250,00
601000 Achats
20/02/2025 | HA | 2 | Farine | 100,00 | | 100,00
Total 601000 | | | | 100,00 | | 100,00
Total général | | | | 1 350,00 | 1 350,00 | 0,00`,
  "DATEV, whose openings have their side in another column": `
Kontoblatt 01.01.2025 - 31.12.2025
Konto | Kontobezeichnung | Datum | Belegfeld 1 | Buchungstext | Gegenkonto | Umsatz Soll | Umsatz Haben | Saldo | S/H
1200 | Bank | 01.01.2025 | | EB-Wert | 9000 | 1.000,00 | | 1.000,00 | S
1200 | Bank | 15.01.2025 | 1001 | Cake | 8400 | 250,00 | | 1.250,00 | S
1200 | Bank | 20.02.2025 | 55 | Mehl | 3400 | | 100,00 | 1.150,00 | S
0800 | Kapital | 01.01.2025 | | EB-Wert | 9000 | | 1.000,00 | 1.000,00 | H
8400 | Erlöse | 15.01.2025 | 1001 | Cake | 1200 | | 250,00 | 250,00 | H
3400 | Wareneingang | 20.02.2025 | 55 | Mehl | 1200 | 100,00 | | 100,00 | S`,
  "Business Central, whose openings and totals have no word": `
Detail Trial Balance
Period: 01/01/25..12/31/25
Posting Date | Document Type | Document No. | Description | Debit Amount | Credit Amount | Balance | Entry No.
10100 | Checking
 | | | | | | 1,000.00 |
01/15/25 | Invoice | 1001 | Cake | 250.00 | | 1,250.00 | 1
02/20/25 | Payment | 55 | Mill | | 100.00 | 1,150.00 | 2
 | | | Checking | 250.00 | 100.00 | 1,150.00 |
30100 | Capital
 | | | | | | -1,000.00 |
40100 | Sales
01/15/25 | Invoice | 1001 | Cake | | 250.00 | -250.00 | 3
50100 | Flour
02/20/25 | Payment | 55 | Mill | 100.00 | | 100.00 | 4`,
  "Sage 50 of the States, which names an account beside its opening alone": `
General Ledger
For the Period From Jan 1, 2025 to Dec 31, 2025
Account ID | Account Description | Date | Reference | Jrnl | Trans Description | Debit Amt | Credit Amt | Balance
10200 | Checking | 1/1/25 | | | Beginning Balance | | | 1,000.00
 | | 1/15/25 | 1001 | SJ | Cake | 250.00 | | 1,250.00
 | | 2/20/25 | 55 | CDJ | Mill | | 100.00 | 1,150.00
 | | | | | Current Period Change | 250.00 | 100.00 | 150.00
 | | 12/31/25 | | | Ending Balance | | | 1,150.00
30000 | Owner's Equity | 1/1/25 | | | Beginning Balance | | | -1,000.00
 | | 12/31/25 | | | Ending Balance | | | -1,000.00
40000 | Sales | 1/1/25 | | | Beginning Balance | | |
 | | 1/15/25 | 1001 | SJ | Cake | | 250.00 | -250.00
 | | 12/31/25 | | | Ending Balance | | | -250.00
50000 | Cost of Goods Sold | 1/1/25 | | | Beginning Balance | | |
 | | 2/20/25 | 55 | PJ | Mill | 100.00 | | 100.00
 | | | | | Current Period Change | 100.00 | | 100.00
 | | 12/31/25 | | | Ending Balance | | | 100.00`,
  "Xero, which says what each account moved by": `
General Ledger Detail
Demo Company
For the period 1 January 2025 to 31 December 2025
Date | Source | Contact | Description | Reference | Debit | Credit | Running Balance | Gross | GST
Bank (090)
Opening Balance | | | | | 1,000.00 | | 1,000.00 | |
15 Jan 2025 | Receive Money | Acme | Cake | 1001 | 250.00 | | 1,250.00 | 250.00 | 0.00
20 Feb 2025 | Spend Money | Mill | Flour | 55 | | 100.00 | 1,150.00 | 100.00 | 0.00
Total Bank (090) | | | | | 250.00 | 100.00 | 1,150.00 | |
Closing Balance | | | | | 1,150.00 | | 1,150.00 | |
Net movement | | | | | 150.00 | | | |

Owner Equity (970)
Opening Balance | | | | | | 1,000.00 | (1,000.00) | |
Total Owner Equity (970) | | | | | 0.00 | 0.00 | (1,000.00) | |
Closing Balance | | | | | | 1,000.00 | (1,000.00) | |
Net movement | | | | | | 0.00 | | |

Sales (200)
Opening Balance | | | | | | 0.00 | 0.00 | |
15 Jan 2025 | Receive Money | Acme | Cake | 1001 | | 250.00 | (250.00) | 250.00 | 0.00
Total Sales (200) | | | | | 0.00 | 250.00 | (250.00) | |
Closing Balance | | | | | | 250.00 | (250.00) | |
Net movement | | | | | | 250.00 | | |

Purchases (300)
Opening Balance | | | | | | 0.00 | 0.00 | |
20 Feb 2025 | Spend Money | Mill | Flour | 55 | 100.00 | | 100.00 | 100.00 | 0.00
Total Purchases (300) | | | | | 100.00 | 0.00 | 100.00 | |
Closing Balance | | | | | 100.00 | | 100.00 | |
Net movement | | | | | 100.00 | | | |

Total | | | | | 350.00 | 350.00 | 0.00 | |`,
  "MYOB AccountRight, whose openings stand beside their label": `
Larkspur Supply
General Ledger [Detail]
January 2025 To February 2025
ID# | Src | Date | Memo | Debit | Credit | Job | Net Activity | Ending Balance
1-1110 | Bank
Beginning Balance: | $1,000.00
1 | CR | 15/01/2025 | Cake | $250.00 | | | | $1,250.00
2 | CD | 20/02/2025 | Flour | | $100.00 | | | $1,150.00
 | | | Total: | $250.00 | $100.00 | | $150.00 | $1,150.00
3-1100 | Owner's Capital
Beginning Balance: | $1,000.00cr
 | | | Total: | $0.00 | $0.00 | | $0.00 | $1,000.00cr
4-1100 | Sales
Beginning Balance: | $0.00
1 | CR | 15/01/2025 | Cake | | $250.00 | | | $250.00cr
 | | | Total: | $0.00 | $250.00 | | $250.00cr | $250.00cr
5-1100 | Purchases
Beginning Balance: | $0.00
2 | CD | 20/02/2025 | Flour | $100.00 | | | | $100.00
 | | | Total: | $100.00 | $0.00 | | $100.00 | $100.00
Grand Total: | | | | $350.00 | $350.00 | | | `,
};
