ALTER TABLE "analytics_events" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_event_id_unique" UNIQUE("event_id");