// The events port: tells every app instance that a record changed, once the change is committed.

/** The PostgreSQL channel on which changes are announced. */
export const EVENTS_CHANNEL = "bondline_events";

/** The channel of what is of this moment alone and changes no record, such as who is in a draft. */
export const ASIDE_CHANNEL = "bondline_presence";

/** Which record changed. Never its contents: whoever listens loads it afresh and asks the policy again. */
export type RecordEvent = {
  kind: "record";
  /** What happened, such as `draftUpdated`. */
  topic: string;
  /** The record's id. */
  id: string;
  organisationId?: string;
};

/** Events may have been missed (the connection was away): look at everything afresh. */
export type ReloadEvent = { kind: "reload" };
export type PortEvent = RecordEvent | ReloadEvent;
export type EventsListener = (event: PortEvent) => void;
export type AsideListener = (message: string) => void;

export interface EventsPort {
  /** Returns the function that ends it. A listener that throws disturbs no other. */
  subscribe(listener: EventsListener): () => void;
  /** As `subscribe`, for what an instance says to all on the second channel, itself included. */
  hearAside(listener: AsideListener): () => void;
  /** Notifies those who listen in this process, and nobody else, of what is in no database. */
  announceHere(event: Omit<RecordEvent, "kind">): void;
  /** Resolves once events are being delivered; throws `EventsFault` when they never will be. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** False while the connection is away. */
  isListening(): boolean;
}

/** Publishing is part of the transaction that makes the change: `select pg_notify(EVENTS_CHANNEL, eventPayload(event))`. */
export function eventPayload(event: Omit<RecordEvent, "kind">): string {
  const { topic, id, organisationId } = event;
  return JSON.stringify(organisationId === undefined ? { topic, id } : { topic, id, organisationId });
}

export class EventsFault extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = "EventsFault";
  }
}
