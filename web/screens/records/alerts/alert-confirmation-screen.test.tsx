// Shows: AL-03.
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderClient } from "../../../testing/render-client.tsx";

const AT = "/alert-confirmation/Ab3dEf6hIj9kLm2nOp5qRs";

test("nothing is confirmed before it is pressed, and then the link's code is sent", async () => {
  const { user, server } = await renderClient({
    at: AT,
    answers: { AlertConfirm: { data: { confirmAlertRecipient: { clientMutationId: "1" } } } },
  });
  const button = await screen.findByRole("button", { name: "Confirm" });
  expect(server.inputsOf("AlertConfirm")).toEqual([]);
  await user.click(button);
  expect(await screen.findByText("You will get these alerts")).toBeTruthy();
  expect(server.inputsOf("AlertConfirm")).toMatchObject([{ code: "Ab3dEf6hIj9kLm2nOp5qRs" }]);
});

test("a link that is over says so", async () => {
  const message = "This link no longer works. Ask for the alert to be saved again.";
  const refusal = { code: "VALIDATION_ERROR" as const, message, fields: { code: message } };
  const { user } = await renderClient({ at: AT, answers: { AlertConfirm: { refusal } } });
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("This link does not work")).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
});
