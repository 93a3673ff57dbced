// A digital original: the bank's officer signs it, the beneficiary possesses it, the applicant finds an exact copy at once, and anybody can check the file.

import { after, before, test } from "node:test";
import { NUMBER, openSigningScene, type SigningScene, seeSignedOriginal } from "../walks/digital-original.ts";

let scene: SigningScene;
before(async () => {
  scene = await openSigningScene("digital");
});
after(() => scene?.end());

test("signed from the bank's desk, there for the applicant within moments, and known to whoever drops the file", async () => {
  const { ada, sam, view } = scene;
  await ada.page.goto(view);
  await ada.page.getByText("Waiting for the bank's signature").first().waitFor();

  const { page } = sam;
  await page.goto("/staff/requests");
  const waiting = page.getByRole("region", { name: "Digital originals to sign" });
  await waiting.getByRole("link", { name: /318,000/ }).click();
  await page.getByRole("button", { name: "Sign original" }).click();
  const signing = page.getByRole("dialog", { name: "Sign the digital original" });
  await signing.getByText(NUMBER).waitFor();
  await signing.getByLabel("Your full name").fill("Sam Iyer");
  await signing.getByRole("button", { name: "Sign original" }).click();

  await seeSignedOriginal(scene);
});
