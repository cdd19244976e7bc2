import { type ReactNode, useEffect, useState } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../choice/checkbox.tsx";
import { SearchInput } from "../field/search-input.tsx";
import { Divider } from "../header/header.tsx";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./people-picker.css.ts";

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role?: string | undefined;
  readonly locked?: boolean | undefined;
  /** Style of a pending change; `note` says it in words. */
  readonly change?: "added" | "removed" | undefined;
  readonly note?: ReactNode;
}

export interface PeoplePickerProps {
  readonly label: string;
  readonly people: readonly Person[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (id: string, on: boolean) => void;
  /** Everyone the search shows, except locked people. */
  readonly onChangeAll: (ids: readonly string[], on: boolean) => void;
  /** `edged` where nothing around it draws a border. */
  readonly inset?: "none" | "edged" | undefined;
  readonly labels: {
    readonly search: string;
    readonly clearSearch: string;
    readonly selectAll: string;
    readonly deselectAll: string;
    readonly name: string;
    readonly email: string;
    readonly role: string;
    readonly note: string;
    readonly noMatch: (term: string) => string;
  };
}

const settles = 1_000;
const tallest = 300;

export function PeoplePicker({
  label,
  people,
  chosen,
  onChange,
  onChangeAll,
  inset = "edged",
  labels,
}: PeoplePickerProps) {
  const [typed, setTyped] = useState("");
  const term = useSettled(typed);
  const shown = people.filter(({ name }) => includes(name, term));
  const free = shown.filter(({ locked }) => !locked).map(({ id }) => id);
  const on = shown.filter(({ id }) => chosen.has(id)).length;
  const hasRoles = people.some(({ role }) => role !== undefined);

  return (
    <div className={styles.picker({ inset })}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchInput
            label={labels.search}
            clearLabel={labels.clearSearch}
            value={typed}
            onChange={setTyped}
            busy={typed !== term}
          />
        </div>
        <div className={styles.bulk}>
          <Button variant="link" size="small" onClick={() => onChangeAll(free, true)}>
            {labels.selectAll}
          </Button>
          <Divider />
          <Button variant="link" size="small" onClick={() => onChangeAll(free, false)}>
            {labels.deselectAll}
          </Button>
        </div>
      </div>
      <div className={styles.scroller} style={{ maxHeight: tallest }}>
        <table aria-label={label} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Checkbox
                  label={on === shown.length ? labels.deselectAll : labels.selectAll}
                  labelHidden
                  checked={on === 0 ? false : on === shown.length ? true : "mixed"}
                  disabled={free.length === 0}
                  onChange={(all) => onChangeAll(free, all)}
                />
              </th>
              <th scope="col">{labels.name}</th>
              <th className={styles.fact} scope="col">
                {labels.email}
              </th>
              {hasRoles && (
                <th className={styles.fact} scope="col">
                  {labels.role}
                </th>
              )}
              <th scope="col">
                <VisuallyHidden>{labels.note}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                checked={chosen.has(person.id)}
                hasRole={hasRoles}
                onChange={(next) => onChange(person.id, next)}
              />
            ))}
          </tbody>
        </table>
        <div aria-live="polite">
          {term !== "" && shown.length === 0 && (
            <p className={styles.none}>{labels.noMatch(term)}</p>
          )}
        </div>
      </div>
    </div>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly checked: boolean;
  readonly hasRole: boolean;
  readonly onChange: (on: boolean) => void;
}

function PersonRow({ person, checked, hasRole, onChange }: PersonRowProps) {
  const { name, email, role, locked = false, change, note } = person;

  return (
    <tr className={styles.row({ state: locked ? "locked" : (change ?? "normal") })}>
      <td>
        <Checkbox
          label={name}
          labelHidden
          checked={checked}
          disabled={locked}
          onChange={onChange}
        />
      </td>
      <td>
        <span className={styles.person}>
          <span className={styles.initials}>
            <Avatar name={name} tone="neutral" />
          </span>
          <span className={styles.name}>
            {name}
            {email !== name && <span className={styles.under}>{email}</span>}
          </span>
        </span>
      </td>
      <td className={styles.fact}>{email}</td>
      {hasRole && <td className={styles.fact}>{role}</td>}
      <td>{note}</td>
    </tr>
  );
}

const includes = (name: string, term: string) =>
  name.toLocaleLowerCase().includes(term.trim().toLocaleLowerCase());

/** The typed text, debounced by a second; at once when cleared. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === "" ? 0 : settles);
    return () => clearTimeout(timer);
  }, [typed]);

  return settled;
}
