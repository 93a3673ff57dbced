// A digital original signed at an e-signature service: sent from the bank's desk, called off and sent again, signed on the service's own page, and there for the applicant by itself.

import { after, before, test } from "node:test";
import { NUMBER, openSigningScene, type SigningScene, seeSignedOriginal } from "../walks/digital-original.ts";

const SERVICE = "Sandbox e-signatures";

let scene: SigningScene;
before(async () => {
  scene = await openSigningScene("service");
});
after(() => scene?.end());

test("called off, sent again, signed on the service's page, live for the applicant, and known to whoever drops the file", async () => {
  const { ada, sam, view } = scene;
  await ada.page.goto(view);
  await ada.page.getByText("Waiting for the bank's signature").first().waitFor();

  const { page } = sam;
  await page.goto(view);
  await send();
  await page.getByRole("link", { name: "Open the signing page" }).waitFor();
  await page.getByRole("button", { name: "Call it off" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Call it off" }).click();
  await page.getByText("The signature was called off").waitFor();

  await send();
  const [signing] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Open the signing page" }).click(),
  ]);
  await signing.getByRole("heading", { name: `Bank guarantee ${NUMBER}` }).waitFor();
  await signing.getByLabel("Your name as it is signed").fill("Sam Iyer");
  await signing.getByRole("button", { name: "Sign" }).click();
  await signing.waitForURL(`**${view}`);

  await seeSignedOriginal(scene);
});

async function send(): Promise<void> {
  const { page } = scene.sam;
  await page.getByRole("button", { name: "Sign original" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign the digital original" });
  await dialog.getByLabel("Your full name").fill("Sam Iyer");
  await dialog.getByRole("radio", { name: `With ${SERVICE}` }).check();
  await dialog.getByRole("button", { name: `Continue with ${SERVICE}` }).click();
}
