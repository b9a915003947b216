ALTER TABLE "users" ADD COLUMN "page_type" text DEFAULT 'poster' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "page_ground" text DEFAULT 'chalk' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_page_type_check" CHECK ("users"."page_type" in ('poster', 'editorial', 'plain'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_page_ground_check" CHECK ("users"."page_ground" in ('chalk', 'ink', 'camwood', 'marigold'));