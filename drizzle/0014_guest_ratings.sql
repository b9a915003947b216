ALTER TABLE "ratings" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "subject_user_id" DROP NOT NULL;