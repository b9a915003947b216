CREATE TABLE "time_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "time_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"artist_id" integer NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"note" text,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "time_blocks_times_check" CHECK ("time_blocks"."ends_at" > "time_blocks"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "busy_times" DROP CONSTRAINT "busy_times_one_reason_check";--> statement-breakpoint
ALTER TABLE "busy_times" ADD COLUMN "block_id" integer;--> statement-breakpoint
ALTER TABLE "time_blocks" ADD CONSTRAINT "time_blocks_artist_id_users_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_blocks_artist_start_idx" ON "time_blocks" USING btree ("artist_id","starts_at");--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_block_id_time_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."time_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_block_id_unique" UNIQUE("block_id");--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_one_reason_check" CHECK (num_nonnulls("busy_times"."booking_id", "busy_times"."hold_id", "busy_times"."block_id") = 1);