/** What lenders would type, and the industries they might mean. Any of the codes is right. */
export const searches: readonly { readonly query: string; readonly codes: readonly string[] }[] = `
boat dealer: 441222
boat dealers: 441222
dealer boat: 441222
plumming: 238220
plumbing: 238220
plumber: 238220
plumbing contractor: 238220
4238: 423810 423820 423830 423840 423850 423860
722511: 722511
software pubisher: 513210
software publisher: 513210
software: 513210 541511 541512
pizza: 722511 722513
restaurant: 722511 722513 722514
resturant: 722511 722513 722514
restaurent: 722511 722513 722514
carwash: 811192
daycare: 624410
daycares: 624410
coffeeshop: 722515
full service restaurant: 722511
restaurants: 722511 722513
roofing: 238160
roofing contractor: 238160
roofer: 238160
dentist: 621210
dental office: 621210
bakery: 311811 311812 445291 722515
retail bakery: 311811 445291
trucking: 484110 484121 484122 484220 484230
long haul trucking: 484121 484122
truckload: 484121 484122
electrician: 238210
electrical contractor: 238210
hvac: 238220
heating and cooling: 238220
landscaping: 561730
lawn care: 561730
law firm: 541110
lawyer: 541110
attorney: 541110
accounting: 541211 541219
cpa: 541211
bookkeeping: 541219
engineering: 541330
engineer: 541330
architect: 541310
physician: 621111
doctor: 621111
family doctor: 621111
gas station: 457110 457120
convenience store: 445131 457110
grocery: 445110 445131
supermarket: 445110
hotel: 721110
motel: 721110
car dealer: 441110 441120
used car dealer: 441120
auto repair: 811111
car wash: 811192
machine shop: 332710
day care: 624410
child care: 624410
gym: 713940
fitness: 713940
hair salon: 812112
beauty salon: 812112
barber: 812111
nail salon: 812113
dry cleaner: 812320
laundromat: 812310
funeral: 812210
pharmacy: 456110
drug store: 456110
hardware store: 444140
lumber: 423310 444180 321113
furniture store: 449110
liquor store: 445320
brewery: 312120
winery: 312130
wine: 312130 424820 445320
coffee shop: 722515
café: 722515
cafe: 722515
bar: 722410
night club: 722410
catering: 722320
food truck: 722330
staffing agency: 561320
temp agency: 561320
employment agency: 561311
janitorial: 561720
cleaning service: 561720
security guard: 561612
real estate agent: 531210
property management: 531311 531312
home builder: 236115 236117
general contractor: 236115 236220 236118 236210 236116
concrete: 238110 327320 327331
paving: 237310 238990
excavation: 238910
painting contractor: 238320
drywall: 238310
veterinarian: 541940
vet: 541940
nursing home: 623110
home health: 621610
chiropractor: 621310
optometrist: 621320
physical therapy: 621340
dairy farm: 112120
cattle: 112111 112112
soybean: 111110
corn: 111150
print shop: 323111
printing: 323111
sign shop: 339950
web design: 541511
web desing: 541511
advertising agency: 541810
marketing consultant: 541613
management consulting: 541611
insurance agency: 524210
bank: 522110
credit union: 522130
travel agency: 561510
moving company: 484210
warehouse: 493110
courier: 492110
taxi: 485310
limo: 485320
school bus: 485410
charter boat: 487210 483212 713990 532284
boat repair: 811490 336611
boat building: 336612
shipyard: 336611
marina: 713930
seafood: 424460 445250 311710
seafood wholesaler: 424460
fish market: 445250 424460
steel fabrication: 332312
sheet metal: 332322 238390 238220 238160
plastic injection molding: 326199
semiconducter: 334413
semiconductor: 334413
pharmaceutical manufacturing: 325412
medical device: 339112 339113 334510 423450
oil well drilling: 213111
solar installer: 238210 238220
resturant: 722511 722513 722514
restarant: 722511 722513 722514
elecrician: 238210
dentst: 621210
acounting: 541211 541219
bakry: 311811 445291 311812
vetrinary: 541940
hardwear store: 444140
jewelry: 458310 339910 423940
jewellery: 458310 339910 423940
florist: 459310
flowers: 459310 424930 111422
pet grooming: 812910
pet store: 459910
tattoo: 812199
wedding planner: 812990 561920
photographer: 541921 541922
church: 813110
nonprofit: 813219 813319 813410 813110 813212
private school: 611110
university: 611310
college: 611310 611210
driving school: 611692
dance studio: 611610
golf course: 713910
bowling: 713950
movie theater: 512131
newspaper: 513110
radio: 516110
tv station: 516120
telecom: 517111 517112 517121 517810
data center: 518210
cloud hosting: 518210
e-commerce: 455219 459999
online store: 459999 455219 449129
amusement: 713110 713990 713120
construction: 236115 236220 236118 236210 237310 236117
wholesaler roofing: 423330
tire shop: 441340
auto parts: 441330 423120
body shop: 811121
towing: 488410
pest control: 561710
exterminator: 561710
septic: 562991
garbage: 562111
waste hauling: 562111 562119
junk yard: 423930 423140
scrap metal: 423930
pawn shop: 522299 459510
payday loan: 522390 522291
factoring: 522299
title company: 541191
appraiser: 531320
surveyor: 541370
test lab: 541380
biotech: 541714
research and development: 541713 541714 541715 541720
call center: 561421 561422
collection agency: 561440
pool cleaning: 561790
swimming pool contractor: 238990
fence: 238990
window cleaning: 561790
carpet cleaning: 561740
locksmith: 561622
self storage: 531130
equipment rental: 532412 532310 532490 532289
car rental: 532111
party rental: 532289
u-haul: 532120
truck rental: 532120
`
  .trim()
  .split("\n")
  .map((line) => {
    const [query = "", codes = ""] = line.split(": ");
    return { query, codes: codes.split(" ") };
  });
