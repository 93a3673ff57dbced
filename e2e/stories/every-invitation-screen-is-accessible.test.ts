// Members and invitations, on both sides of the mailed link: both themes, a desktop and a phone, no fault that can be measured.
// Shows, UI-04.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import type { Api } from "../../server/testing/api.ts";
import { PEOPLE } from "../../server/testing/cast.ts";
import { idOf } from "../../server/testing/cast-ids.ts";
import { openBrowser, openWindow } from "../people.ts";
import { type Product, startProduct } from "../product.ts";
import { signedIn } from "../walks/records.ts";
import { faultsOfAll, sentEmpty } from "../walks/screens.ts";

const INVITED = "accounts@kestrel.example";

let product: Product;
let browser: Browser;
let ada: Api;
let code: string;

before(async () => {
  product = await startProduct();
  browser = await openBrowser();
  ada = await signedIn(product.url, PEOPLE.ada);
  await ada.mutate(
    "sendOrgMemberInvitation",
    "SendOrgMemberInvitationInput",
    { organisationId: idOf("organisation", "harbour"), email: INVITED, role: "LIMITED_USER" },
    "clientMutationId",
  );
  const { text } = await product.mailTo(INVITED, /invites you/);
  code = /invite\?code=(\w+)/.exec(text)?.[1] ?? "";
});

after(async () => {
  await browser?.close();
  await product?.stop();
});

test("screens for members are fine on every device and in both themes", async () => {
  const window = await openWindow(browser, product.url, { token: ada.token });
  const faults = await faultsOfAll(window, [
    { name: "members", path: "/members", shows: INVITED },
    {
      name: "members-invite",
      path: "/members",
      shows: INVITED,
      after: async (page) => {
        await page.getByRole("button", { name: "Invite member" }).click();
        await sentEmpty("Send invitation")(page);
      },
    },
    {
      name: "members-remove",
      path: "/members",
      shows: INVITED,
      after: async (page) => {
        await page.getByRole("button", { name: "Actions for Ben Okafor" }).click();
        await page.getByRole("menuitem", { name: "Remove from organisation" }).click();
        await page.getByRole("alertdialog").waitFor();
      },
    },
    {
      name: "accept-invitation-of-another",
      path: `/accept-invitation/organisation/${code}`,
      shows: "Failed to accept invitation",
    },
    {
      name: "accept-invitation-missing",
      path: "/accept-invitation/organisation/nowhere",
      shows: "Failed to find invitation",
    },
  ]);
  assert.deepEqual(faults, []);
});

test("what the mailed link opens is fine on every device and in both themes", async () => {
  const window = await openWindow(browser, product.url);
  const faults = await faultsOfAll(window, [
    { name: "invite", path: `/account/invite?code=${code}`, shows: "Create an account" },
    { name: "invite-missing", path: "/account/invite?code=nowhere", shows: "Failed to find invitation" },
  ]);
  assert.deepEqual(faults, []);
});
