import { sameEmail } from "../text/index.ts";
import {
  type Choices,
  choicesCount,
  isSubscribed,
  type NotificationSetting,
} from "./notification.ts";

/** Somebody of the lender's who could be told. */
export interface Candidate extends Choices {
  readonly id: string;
  readonly address: string;
  /** Whether the type is about them: a member, or an administrator. */
  readonly inAudience: boolean;
  /** Without this they get no name and no figure (D-53). */
  readonly seesNames: boolean;
  /** Whether they asked for what has happened. */
  readonly asked: boolean;
  /** Whether they did it themselves, and know. */
  readonly actor: boolean;
}

/** Who is told, and why. */
export interface Told {
  readonly address: string;
  /** Absent for an address that is no user's. */
  readonly userId?: string;
  readonly seesNames: boolean;
  readonly because: "default" | "subscribed";
  /** Whether it's what they asked for. */
  readonly asked: boolean;
}

/**
 * Who is told of something (D-53): the defaults and the subscribed of its audience; with Replace or
 * Disabled the defaults alone. Nobody twice, and nobody of what they did themselves.
 */
export function whoIsTold(
  setting: NotificationSetting,
  candidates: readonly Candidate[],
): readonly Told[] {
  const userOf = (address: string) =>
    candidates.find((candidate) => sameEmail(candidate.address, address));
  const byDefault = setting.defaultRecipients.map((address): Told => {
    const user = userOf(address);
    const seesNames = user?.seesNames ?? false;
    const asked = user?.asked ?? false;
    return { address, ...(user && { userId: user.id }), seesNames, because: "default", asked };
  });
  const subscribed = candidates
    .filter(
      (candidate) =>
        candidate.inAudience && isSubscribed(setting.style, candidate, candidate.asked),
    )
    .map(
      ({ id: userId, address, seesNames, asked }): Told => ({
        address,
        userId,
        seesNames,
        because: "subscribed",
        asked,
      }),
    );
  const told = [...byDefault, ...(choicesCount(setting) ? subscribed : [])];

  return told.filter(
    ({ address }, index) =>
      !userOf(address)?.actor &&
      told.findIndex((earlier) => sameEmail(earlier.address, address)) === index,
  );
}
