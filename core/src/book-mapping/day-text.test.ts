import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAt, partsOf } from "../calendar/day.ts";
import { dayOrderOf, hasDayOrder, readDay } from "./day-text.ts";

describe("readDay", () => {
  it("reads days in the ways they are written", () => {
    const texts = {
      "2024-02-29": "2024-02-29",
      "2025/3/4": "2025-03-04",
      "20250304": "2025-03-04",
      "04/03/2025": "2025-03-04",
      "4.3.2025": "2025-03-04",
      "04-03-25": "2025-03-04",
      "31/12/99": "1999-12-31",
      "15 Mar 2026": "2026-03-15",
      "15-mars-2026": "2026-03-15",
      "Mar 15, 2026": "2026-03-15",
      "March 3rd, 2026": "2026-03-03",
      "1er": undefined,
      "15 de marzo de 2026": "2026-03-15",
      "1. März 2026": "2026-03-01",
      "29 août 2025": "2025-08-29",
      "31 desember 2025": "2025-12-31",
      "2025-03-04 00:00:00": "2025-03-04",
      "2025-03-04T10:20:30Z": "2025-03-04",
      "04/03/2025 10:15 PM": "2025-03-04",
    };

    for (const [text, day] of Object.entries(texts)) {
      const reading = readDay(text, "dmy");
      expect([text, reading.result === "read" ? reading.value : undefined]).toEqual([text, day]);
    }
    expect(readDay("04/03/2025", "mdy")).toEqual({ result: "read", value: "2025-04-03" });
  });

  it("refuses days that aren't, and marks them", () => {
    expect(readDay(" 30.02.2025", "dmy")).toEqual({
      result: "refused",
      fault: "no-such-day",
      span: { start: 1, end: 11 },
    });
    expect(readDay("29/02/2023", "dmy").result).toBe("refused");
    expect(readDay("soon", "dmy")).toMatchObject({ fault: "not-a-day" });
    expect(readDay("", "dmy")).toEqual({ result: "blank" });
  });

  it("reads back every day in every order", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1970-01-01"), max: new Date("2069-12-31"), noInvalidDate: true }),
        (date) => {
          const day = dayAt(date);
          const { year, month, dayOfMonth } = partsOf(day);
          const said = { result: "read", value: day };

          expect(readDay(`${dayOfMonth}/${month}/${year}`, "dmy")).toEqual(said);
          expect(
            readDay(
              `${month}/${dayOfMonth}/${year % 100 < 10 ? `0${year % 100}` : year % 100}`,
              "mdy",
            ),
          ).toEqual(said);
        },
      ),
    );
  });
});

describe("dayOrderOf", () => {
  it("decides over the whole column", () => {
    expect(dayOrderOf(["01/02/2025", "13/02/2025"])).toEqual({ result: "settled", order: "dmy" });
    expect(dayOrderOf(["01/02/2025", "02/13/2025"])).toEqual({ result: "settled", order: "mdy" });
    expect(dayOrderOf(["01.02.2025"])).toEqual({ result: "settled", order: "dmy" });
    expect(dayOrderOf(["2025-01-02", ""])).toEqual({ result: "settled", order: "dmy" });
  });

  it("asks where every day reads both ways, and says where no order reads them all", () => {
    expect(dayOrderOf(["01/02/2025", "03/03/2025"])).toEqual({ result: "asks" });
    expect(dayOrderOf(["13/02/2025", "02/13/2025"])).toEqual({ result: "mixed" });
  });
});

it("only days in figures, with the year last, have an order", () => {
  expect(["3/14/2026", "14.03.2026"].every(hasDayOrder)).toBe(true);
  expect(["2026-03-14", "20260314", "Mar 14, 2026", "soon", ""].some(hasDayOrder)).toBe(false);
});
