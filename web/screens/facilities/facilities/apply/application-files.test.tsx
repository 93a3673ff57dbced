// Shows: FA-098, FA-150..FA-155.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import * as sending from "../../../records/attachments/public/send-file.ts";
import { ALL_FILES, APPLICATION_ID, aFile, anApplication, withFiles } from "./application-example.ts";

const NONE = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
const NOTHING_SAID = { data: { facilityApplicationComments: NONE } };
const NOTHING_DONE = { data: { facilityApplicationHistory: NONE } };

function open(given: Parameters<typeof anApplication>[0], answers: FakeAnswers) {
  return renderClient({
    at: `/facilities/apply/${APPLICATION_ID}`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      FacilityApplicationOpen: { data: { facilityApplication: anApplication(given) } },
      CommentsOfFacilityApplication: NOTHING_SAID,
      ActivityFacilityApplicationHistory: NOTHING_DONE,
      ...answers,
    },
  });
}

/** A bond asks for no property: this one can be submitted as it stands. */
const READY = {
  facilityType: "SURETY_BOND",
  applicationInformation: { facilityLimit: "2000000.00", isShared: false },
} as const;
const SUBMITTED = {
  status: "SUBMITTED" as const,
  statusText: "Submitted",
  capabilities: ["CAN_VIEW", "CAN_VIEW_DETAILS"],
};
const kind = async (name: string) => within(await screen.findByRole("listitem", { name }));

test("each file that is asked for is attached where it stands, and shown once it was checked", async () => {
  vi.spyOn(sending, "md5OfFile").mockResolvedValue("digest");
  vi.spyOn(sending, "putFile").mockResolvedValue();
  const file = aFile("MANAGEMENT_ACCOUNTS", { id: "new", fileName: "accounts.pdf" });
  const { user, server } = await open(READY, {
    FacilityApplicationFiles: withFiles([aFile("FINANCIAL_STATEMENTS")]),
    FacilityApplicationFileCreate: {
      data: {
        createFacilityApplicationAttachment: {
          clientMutationId: "1",
          attachment: { id: "new" },
          fileUpload: { uploadPresignedUrl: "/files/1", headers: [] },
        },
      },
    },
    FacilityApplicationFileComplete: {
      data: { completeFacilityApplicationAttachmentUpload: { clientMutationId: "1" } },
    },
  });
  expect((await kind("Financial statements")).getByText("Attached")).toBeTruthy();
  const accounts = await kind("Management accounts");
  expect(accounts.getByText("Not attached yet")).toBeTruthy();

  await user.click(accounts.getByRole("button", { name: "Attach management accounts" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Attach file" }));
  await user.upload(
    dialog.getByLabelText("Files to attach"),
    new File(["12345"], "accounts.pdf", { type: "application/pdf" }),
  );
  expect((dialog.getByLabelText("What accounts.pdf is") as HTMLSelectElement).value).toBe(
    "MANAGEMENT_ACCOUNTS",
  );
  const waiting = aFile("MANAGEMENT_ACCOUNTS", { ...file, infectedFileStatus: "NOT_SCANNED" });
  server.answers.FacilityApplicationFiles = withFiles([waiting]);
  await user.click(dialog.getByRole("button", { name: "Upload" }));
  await waitFor(() =>
    expect(server.inputsOf("FacilityApplicationFileCreate")[0]).toMatchObject({
      applicationId: APPLICATION_ID,
      fileName: "accounts.pdf",
      contentMd5Checksum: "digest",
      variant: "MANAGEMENT_ACCOUNTS",
    }),
  );
  expect(await dialog.findByText(/File scanning in progress/)).toBeTruthy();
  expect(accounts.getByText("Being checked")).toBeTruthy();

  server.answers.FacilityApplicationFiles = withFiles([file]);
  server.push("FacilityApplicationUpdated", { facilityApplicationUpdated: anApplication(READY) });
  await waitFor(() => expect(accounts.getByText("Attached")).toBeTruthy(), { timeout: 5_000 });
  expect(accounts.getByRole("button", { name: "Download accounts.pdf" })).toBeTruthy();
});

test("a file that was not taken says why, counts for nothing, and can be removed", async () => {
  const damaged = aFile("GROUP_STRUCTURE", { infectedFileStatus: "FAILED", failureReason: "DAMAGED" });
  const { user, server } = await open(READY, {
    FacilityApplicationFiles: withFiles([damaged]),
    FacilityApplicationFileRemove: {
      data: { removeFacilityApplicationAttachment: { clientMutationId: "1" } },
    },
  });
  const group = await kind("Group structure");
  expect(group.getByText("Not attached yet")).toBeTruthy();
  expect(group.getByText(/The file is damaged or incomplete/)).toBeTruthy();
  await user.click(group.getByRole("button", { name: "Remove group_structure.pdf" }));
  server.answers.FacilityApplicationFiles = withFiles();
  await user.click(await screen.findByRole("button", { name: "Remove file" }));
  await waitFor(() => expect(group.queryByText(/damaged/)).toBeNull());
  expect(server.inputsOf("FacilityApplicationFileRemove")[0]).toMatchObject({ id: "file-GROUP_STRUCTURE" });
});

test("what is missing is named before the application is submitted, and nothing is asked where nothing is", async () => {
  const answers = {
    FacilityApplicationSubmit: {
      data: {
        submitFacilityApplication: {
          clientMutationId: "1",
          facilityApplication: anApplication({ ...READY, ...SUBMITTED }),
        },
      },
    },
  };
  const [given, ...rest] = ALL_FILES;
  const checked = { ...given!, infectedFileStatus: "NOT_SCANNED" } as const;
  const { user, server } = await open(READY, {
    ...answers,
    FacilityApplicationFiles: withFiles([checked, ...rest.slice(1)]),
  });
  await kind("Work in progress");
  await user.click(screen.getByRole("button", { name: "Submit application" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Submit without these files?" }));
  expect(question.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Financial statements (still being checked)",
    "Management accounts",
  ]);
  await user.click(question.getByRole("button", { name: "Go back" }));
  expect(server.callsOf("FacilityApplicationSubmit")).toHaveLength(0);

  server.answers.FacilityApplicationFiles = withFiles(ALL_FILES);
  server.push("FacilityApplicationUpdated", { facilityApplicationUpdated: anApplication(READY) });
  await waitFor(() => expect(screen.getAllByText("Attached")).toHaveLength(6), { timeout: 5_000 });
  await user.click(screen.getByRole("button", { name: "Submit application" }));
  await waitFor(() => expect(server.callsOf("FacilityApplicationSubmit")).toHaveLength(1));
});

test("to the desk a missing file is a warning, never an all-clear, and a given one is there to read", async () => {
  await open(
    { ...READY, ...SUBMITTED },
    { FacilityApplicationFiles: withFiles([aFile("FINANCIAL_STATEMENTS"), aFile("OTHER")]) },
  );
  const statements = await kind("Financial statements");
  expect(statements.getByText("Attached")).toBeTruthy();
  expect(statements.getByRole("button", { name: "Download financial_statements.pdf" })).toBeTruthy();
  expect(statements.getByRole("button", { name: "Preview financial_statements.pdf" })).toBeTruthy();
  expect((await kind("Other document")).getByText("other.pdf")).toBeTruthy();

  const missing = screen.getAllByText("Not given");
  expect(missing).toHaveLength(5);
  for (const each of missing) expect(each.parentElement?.className).toContain("text-warn");
  expect(screen.getByText("1 of 6")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Attach|^Remove/ })).toBeNull();
});

test("files that could not be read say so, and are asked for again", async () => {
  const { user, server } = await open(READY, { FacilityApplicationFiles: "unreachable" });
  const card = within(await screen.findByRole("region", { name: "Files we ask for" }));
  expect(await card.findByText("The files could not be loaded")).toBeTruthy();
  server.answers.FacilityApplicationFiles = withFiles(ALL_FILES);
  await user.click(card.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("6 of 6")).toBeTruthy();
});
