/** Somebody who can be signed in to DEX. There are no passwords: it's a practice system. */
export interface Person {
  readonly login: string;
  readonly name: string;
  readonly role: string;
  /** Whether DEX lets them share a company's books. */
  readonly mayShare: boolean;
}

const owner: Person = {
  login: "rosa.lowell",
  name: "Rosa Lowell",
  role: "Owner, may share the books",
  mayShare: true,
};

export const people: readonly Person[] = [
  owner,
  {
    login: "sam.ibarra",
    name: "Sam Ibarra",
    role: "Clerk, may not share the books",
    mayShare: false,
  },
];

/** Whoever was chosen last in this browser; the owner at first. */
export const personBy = (login: string | undefined): Person =>
  people.find((person) => person.login === login) ?? owner;
