CREATE TABLE "guest_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"artist_id" integer NOT NULL,
	"hold_hash" text NOT NULL,
	"wish" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"scope" text,
	"key" text,
	"body_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"booking_id" integer,
	"created_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "guest_requests_key_check" CHECK (num_nulls("guest_requests"."scope", "guest_requests"."key", "guest_requests"."body_hash") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "busy_times" DROP CONSTRAINT "busy_times_hold_id_unique";--> statement-breakpoint
ALTER TABLE "availabilities" ADD COLUMN "confirm_guest_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_requests" ADD CONSTRAINT "guest_requests_artist_id_users_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_requests" ADD CONSTRAINT "guest_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_requests_key_idx" ON "guest_requests" USING btree ("scope","key");--> statement-breakpoint
CREATE INDEX "guest_requests_expiry_idx" ON "guest_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "guest_requests_artist_idx" ON "guest_requests" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "busy_times_hold_id_idx" ON "busy_times" USING btree ("hold_id") WHERE "busy_times"."hold_id" is not null;