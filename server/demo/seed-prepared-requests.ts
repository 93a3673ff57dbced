// Demo business of prepared requests: one that waits for Ada, one that a bank prepared, and one that was withdrawn.

import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../app.ts";
import { createOrigination } from "../modules/drafts/prepared-requests/commands/create-origination.ts";
import { withdrawOrigination } from "../modules/drafts/prepared-requests/commands/withdraw-origination.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { PEOPLE, type PersonName } from "./cast.ts";
import { signInAs } from "./sessions.ts";

export async function seedPreparedRequests(app: App): Promise<void> {
  const lastDate = addDays(dayAt(app.ports.clock.now(), DEFAULT_ZONE), 30);
  const prepare = async (person: PersonName, details: object) => {
    const { originationId } = await runTransaction(app, { token: await signInAs(app, person) }, (tx) =>
      createOrigination(tx, { processType: "BANK_GUARANTEE", lastDate, ...details }),
    );
    return String(originationId);
  };
  const mistaken = await prepare("rosa", {
    emailAddress: PEOPLE.una.email,
    amount: "45000",
    purpose: "TENDER",
  });
  await runTransaction(app, { token: await signInAs(app, "rosa") }, (tx) =>
    withdrawOrigination(tx, { id: mistaken, version: 1 }),
  );
  await prepare("sam", {
    emailAddress: PEOPLE.una.email,
    amount: "90000",
    purpose: "RENTAL_BOND",
    beneficiaryName: "Telstra Limited",
  });
  await prepare("rosa", {
    emailAddress: PEOPLE.ada.email,
    amount: "275000",
    purpose: "CONSTRUCTION_SECURITY",
    beneficiaryName: "Woolworths Group Limited",
    projectAddress: "Lot 4 Distribution Drive, Truganina VIC 3029",
    contractTitle: "Truganina depot, stage 2",
    contractNumber: "WOW-2217",
    note: "As discussed on Thursday. Please check the contract number before you submit.",
  });
}
