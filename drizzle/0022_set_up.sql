ALTER TABLE "users" ADD COLUMN "link_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "checklist_dismissed" boolean DEFAULT false NOT NULL;